/** A document that the build makes from the content. */
export type ContentDocument = {
  key: string;
  title: string;
  /** Address of the PDF. */
  src: string;
  bytes: number;
  /** Slugs of the resources whose lists it prints. */
  resources: readonly string[];
};
