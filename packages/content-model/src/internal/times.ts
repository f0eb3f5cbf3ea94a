/** Days, clocks and time zones, for our own packages. Browsers load these: nothing here imports a schema. */
export { dayAfter, eventEnd } from '../events.ts';
export { isFixedOffset, momentAt, offsetAt, readTimeZone, wallClockAt } from '../timeZones.ts';
