import { Button } from '@tamarack-lowe/ui/button';
import type { ReactNode } from 'react';

type ClearFiltersProps = {
  onClear: () => void;
  children: ReactNode;
};

/**
 * Clears all filters. The button disappears with them, so that focus moves to the group of fields; not to the first field,
 * which some phones would open.
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
