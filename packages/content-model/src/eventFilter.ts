/** What a list of campus events is narrowed to: a province's slug and a year-month (`2027-03`), null for all. */
export type EventFilter = { province: string | null; month: string | null };
