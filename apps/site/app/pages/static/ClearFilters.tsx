import { Button } from '@tamarack-lowe/ui/button';
import type { ReactNode } from 'react';
import { useFilterAddress } from './useFilterAddress.ts';

type ClearFiltersProps = {
  /** Names of the choices in the address. */
  fields: readonly string[];
  children: ReactNode;
};

/**
 * Takes every choice out of the address. It goes away with them, so that the focus moves to the group of choices; not to
 * the first of them, which some phones would open.
 */
export function ClearFilters({ fields, children }: ClearFiltersProps) {
  const choose = useFilterAddress();
  const clear = () => {
    document.querySelector<HTMLElement>('.filters__choices')?.focus();
    choose(Object.fromEntries(fields.map((field) => [field, ''])));
  };
  return (
    <Button variant="outline" onClick={clear}>
      {children}
    </Button>
  );
}
