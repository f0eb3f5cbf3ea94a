import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from '../toolbars/dressPage.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';

/** Returns the toolbar settings on a documentation page, and renders again when they change. */
export function useToolbars(): Globals {
  const docs = useContext(DocsContext);
  const [globals, setGlobals] = useState<Globals>(() => {
    // An example that sets a toolbar itself does not say what the designer has set.
    const plain = docs.componentStories().find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
    return plain ? docs.getStoryContext(plain).globals : initialGlobals;
  });
  useEffect(() => {
    const take = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(userGlobals);
    docs.channel.on(GLOBALS_UPDATED, take);
    return () => docs.channel.off(GLOBALS_UPDATED, take);
  }, [docs.channel]);
  return globals;
}
