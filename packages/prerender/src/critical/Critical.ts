/** What of the style sheet a page carries, besides what its first picture of itself uses. All of it may be left out. */
export type Critical = {
  /** One CSS selector: elements whose content nobody sees before they have touched the page. */
  unseen?: string;
  /** Selectors of rules that a page carries though nothing in it matches yet: what it becomes before the whole sheet. */
  becomes?: readonly RegExp[];
  /** Selectors that wait for the whole sheet, as those of a mouse over something, pressing it or choosing its words always do. */
  later?: readonly RegExp[];
  /** Selectors of rules that may move or fade something before that; elsewhere transitions and animations wait. */
  moving?: readonly RegExp[];
  /** Custom properties that something asks for that is neither a rule nor an attribute: drawings in files. */
  properties?: readonly string[];
  /** Rules that a page carries beside those of the sheet: stand-ins for what comes with the whole of it. */
  standIns?: string;
};
