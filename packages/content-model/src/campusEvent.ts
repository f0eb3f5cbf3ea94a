/** A campus event after parsing. Days are calendar days at the place, times are wall-clock times at the place. */
export type CampusEvent = {
  id: number;
  slug: string;
  title: string;
  /** `YYYY-MM-DD`, or null when not announced yet. */
  date: string | null;
  /** Last day of an event over several days, `YYYY-MM-DD`. */
  endDate: string | null;
  /** `HH:MM`, 24 hours, or null. */
  startTime: string | null;
  endTime: string | null;
  /** IANA name, or null. */
  timeZone: string | null;
  /** Slugs of provinces; empty for an online event without a place. */
  provinces: string[];
  city: string;
  school: string;
  venue: string;
  /** "Career fair", "Workshop", …; empty when unknown. */
  kind: string;
  online: boolean;
  featured: boolean;
  /** Places, or null when unknown. */
  capacity: number | null;
  /** Where to sign up, already checked; null when there is nothing to follow. */
  link: { href: string; label: string } | null;
  /** Plain text paragraphs. */
  description: string[];
};

export type Province = { slug: string; name: string; code: string };

/** The answer of the events call after parsing. */
export type CampusEvents = { events: CampusEvent[]; provinces: Province[] };
