import { Button } from '@tamarack-lowe/ui/button';
import type { ReactNode } from 'react';

type ClearFiltersProps = {
  onClear: () => void;
  children: ReactNode;
};

/**
 * A button that clears all filters. It disappears when no filter is left, so it moves the focus to the group of fields. With the
 * focus on the first field, some phones would open its list.
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
