/** A key press or more, as a visitor who listens makes them: names of X, and keys of Orca (`h`: next heading). */
export type Step = {
  /** Deed of the visitor, in words. */
  does: string;
  keys: readonly string[];
};

/** An address, and the steps from there. */
export type Visit = { address: string; steps: readonly Step[] };

/** The main journey through the site of Tamarack Lowe. */
export const JOURNEY: readonly Visit[] = [
  {
    address: '/',
    steps: [
      { does: 'opens the first page', keys: [] },
      { does: 'goes to the heading', keys: ['h'] },
      { does: 'goes on to the field for a name', keys: ['Tab'] },
      { does: 'writes a name, and goes on', keys: ['A', 'm', 'a', 'r', 'a', 'Tab'] },
      { does: 'chooses “a student”', keys: ['Return'] },
      { does: 'reads three lines', keys: ['Down', 'Down', 'Down'] },
      { does: 'finds the button for the other visitor type', keys: ['b'] },
      { does: 'finds the next button', keys: ['b'] },
      { does: 'goes to the next slide', keys: ['Return'] },
      { does: 'goes to the heading of the slide', keys: ['h'] },
      { does: 'goes to the first story', keys: ['k'] },
      { does: 'opens the story', keys: ['Return'] },
      { does: 'goes to the first paragraph', keys: ['p'] },
      { does: 'goes back up to the menu', keys: ['ctrl+Home', 'Tab', 'Tab', 'Tab'] },
      { does: 'opens the menu', keys: ['Return'] },
      { does: 'goes to its first link', keys: ['Tab'] },
      { does: 'closes the menu', keys: ['Escape'] },
    ],
  },
  {
    address: '/campus-resources/campus-events',
    steps: [
      { does: 'opens the events', keys: [] },
      { does: 'goes to the heading', keys: ['h'] },
      { does: 'goes on to the filter by province', keys: ['Tab'] },
      { does: 'chooses the next province', keys: ['Down'] },
      { does: 'chooses the one after it', keys: ['Down'] },
    ],
  },
];
