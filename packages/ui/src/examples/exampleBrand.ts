/** A firm for examples and tests. */
export const exampleBrand = { firm: 'Alder & Finch', product: 'Begin here' } as const;
