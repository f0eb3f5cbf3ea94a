/** Label of the field for the visitor's name. */
export const NAME_FIELD = 'To begin your journey, please provide us with your first name:';

/** Its label where a name is known. */
export const KEPT_NAME_FIELD = 'Your first name:';
