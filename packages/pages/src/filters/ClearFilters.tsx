import { Button } from '@tamarack-lowe/ui/button';
import type { ReactNode } from 'react';

type ClearFiltersProps = {
  onClear: () => void;
  children: ReactNode;
};

/**
 * Takes every choice back. It goes away with them, so that the focus moves to the group of choices; not to
 * the first of them, which some phones would open.
 */
export function ClearFilters({ onClear, children }: ClearFiltersProps) {
  const clear = () => {
    document.querySelector<HTMLElement>('.filters__choices')?.focus();
    onClear();
  };
  return (
    <Button variant="outline" onClick={clear}>
      {children}
    </Button>
  );
}
