/** What a new site is made of. */
export type Answers = {
  /** Of the firm, at most 40 characters. */
  name: string;
  /** BCP 47; the first stands at the root. */
  languages: readonly string[];
  /** The name of each section in every language, in the order of these. Empty: the section of the template. */
  sections: readonly (readonly string[])[];
  /** The answer of each type of visitor in every language, at most three; none: no choice. Default: the two of the template. */
  types?: readonly (readonly string[])[] | undefined;
  /** `#rrggbb` */
  colour: string;
};
