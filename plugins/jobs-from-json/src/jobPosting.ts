import type { JobPosting } from 'schema-dts';
import type { Job } from './jobs.ts';

type Firm = { firm: string; mainSite: string; country?: string | undefined };

/** Data of a job for search engines. */
export function jobPosting(job: Job, { firm, mainSite, country: home }: Firm): Exclude<JobPosting, string> {
  const { id, title, description, url, posted, closes, city, region, remote, type, pay } = job;
  const country = job.country ?? home;
  const hasPlace = Boolean(city || region || country);
  return {
    '@type': 'JobPosting',
    title,
    description: paragraphsOf(description)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: firm, value: id },
    url,
    datePosted: posted,
    // The whole last day, by the clocks of the place.
    ...(closes && { validThrough: `${closes}T23:59:59` }),
    employmentType: type,
    hiringOrganization: { '@type': 'Organization', name: firm, sameAs: mainSite },
    ...(hasPlace && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(city && { addressLocality: city }),
          ...(region && { addressRegion: region }),
          ...(country && { addressCountry: country }),
        },
      },
    }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country } }),
    }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.from,
        maxValue: pay.to,
        unitText: pay.per.toUpperCase(),
      },
    },
  };
}

/** Paragraphs of a plain text. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** Escapes a text for HTML, which search engines expect in a description. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
