/** Label of the field for the visitor's name. */
export const NAME_FIELD = 'To begin your journey, please provide us with your first name:';
