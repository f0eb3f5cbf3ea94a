/**
 * Runs in a page of slides: to a story, to the next one and back to the slides, four navigations a round. One call for
 * many rounds, because what drives a page from outside leaves something in its heap with every call.
 */
export async function goRounds(rounds: number): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (there: () => unknown) => {
    while (!there()) await pause(15);
  };
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const onward = '.story-nav__on';
  await until(() => find('html[data-live]'));
  for (let round = 0; round < rounds; round += 1) {
    find('.gt-deck__slide[data-current] li a')?.click();
    await until(() => find('html.page-story') && find(onward));
    const first = location.pathname;
    find(onward)?.click();
    await until(() => location.pathname !== first && find(onward));
    history.back();
    await until(() => location.pathname === first);
    await pause(50);
    history.back();
    await until(() => find('html.page-slides'));
    await pause(50);
  }
}

/** Number of navigations in a round. */
export const NAVIGATIONS_OF_ROUND = 4;
