/** A firm for examples and tests: the kit itself knows none. */
export const exampleBrand = { firm: 'Alder & Finch', product: 'Begin here' } as const;
