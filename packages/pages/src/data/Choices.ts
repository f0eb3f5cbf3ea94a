/** Choices of a visitor, by the `name` of the field; empty where one was taken back. */
export type Choices = Readonly<Record<string, string>>;
