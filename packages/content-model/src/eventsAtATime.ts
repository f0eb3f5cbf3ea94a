/**
 * Events that a page lists at a time; a press brings as many more. What a built page carries of each event, its calendar file
 * and what search engines are told, is carried for these only. How many events of an answer are read stands in `limits.ts` of
 * api-client.
 */
export const EVENTS_AT_A_TIME = 50;
