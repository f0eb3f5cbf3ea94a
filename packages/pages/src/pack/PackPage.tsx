import { Button } from '@tamarack-lowe/ui/button';
import { EventRow } from '@tamarack-lowe/ui/event-row';
import { Figure } from '@tamarack-lowe/ui/figure';
import { RefreshIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { BackLink } from '../static/BackLink.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import type { PackEvent, PackPageData } from './packData.ts';

const BULLETS = [
  { color: 'blue', size: 76, blur: 0.5, x: 0, y: 52, mobile: { x: -3, y: 40 } },
  { color: 'red', size: 60, blur: 0.3, x: 100, y: 74, mobile: { x: 103, y: 66 } },
] as const;

/** Props of the campus pack of a school. */
export type PackPageProps = PackPageData & {
  /**
   * Current time, ms since 1970: events that ended before are left out. Default: the pack has all that the build found.
   *
   * @example Date.parse('2027-01-12T09:00Z')
   */
  now?: number | undefined;
};

/** The campus pack of a school: dates, a person to ask, three stories, and a QR code of this page. Prints on one sheet. */
export function PackPage({ now = 0, ...pack }: PackPageProps) {
  const { title, eyebrow, lead, back, code, stories, accommodation, files } = pack;
  const Link = useLink();
  return (
    <StaticPage className="pack" seed={6.3} bullets={BULLETS}>
      <article className="pack__sheet">
        <header className="pack__head">
          <BackLink href={back.href}>{back.label}</BackLink>
          <p className="gt-ui pack__eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="gt-lead static-page__lead">{lead}</p>
        </header>
        <figure className="pack__code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={code.label}>
            <path d={code.path} shapeRendering="crispEdges" />
          </svg>
          <figcaption>
            <span className="gt-ui pack__scan">{code.words}</span>
            <span className="gt-small pack__address">{code.address}</span>
          </figcaption>
        </figure>
        <PackDates {...pack} now={now} />
        <PackRecruiter recruiter={pack.recruiter} />
        <section className="pack__stories" aria-labelledby="pack-stories">
          <h2 id="pack-stories">{stories.title}</h2>
          <ul>
            {stories.list.map(({ href, title: story, name, job, picture }) => (
              <li key={href}>
                <Link className="pack__story" href={href}>
                  <Figure picture={picture} alt="" seed={name} sizes="96px" />
                  <span>
                    <span className="gt-heading-s pack__name">{story}</span>
                    <span className="gt-small pack__note">{name}</span>
                    <span className="gt-small pack__note">{job}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <p className="pack__accommodation">{accommodation}</p>
      </article>
      <section className="pack__files" aria-labelledby="pack-files">
        <h2 className="gt-heading-s" id="pack-files">
          {files.title}
        </h2>
        <ul>
          {files.list.map(({ href, label }) => (
            <li key={href}>
              <a className="pack__file" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Button className="pack__print" variant="outline" onClick={() => window.print()}>
          {pack.print}
        </Button>
      </section>
    </StaticPage>
  );
}

type PackDatesProps = Pick<PackPageData, 'events' | 'online' | 'calendar'> & { now: number };

/** Events at the school and online, and the calendar to subscribe to. */
function PackDates({ events, online, calendar, now }: PackDatesProps) {
  const toCome = ({ list }: { list: readonly PackEvent[] }) =>
    list.filter(({ ends }) => ends === null || ends > now);
  const [atSchool, onlineEvents] = [toCome(events), toCome(online)];
  return (
    <section className="pack__events" aria-labelledby="pack-events">
      <h2 id="pack-events">{events.title}</h2>
      {atSchool.length > 0 ? <PackEvents events={atSchool} /> : <p className="pack__none">{events.none}</p>}
      {onlineEvents.length > 0 && (
        <>
          <h3 className="gt-heading-s">{online.title}</h3>
          <PackEvents events={onlineEvents} />
        </>
      )}
      {calendar && (
        <a className="calendar-link" href={calendar.href}>
          <RefreshIcon size={20} />
          <span>{calendar.label}</span>
        </a>
      )}
    </section>
  );
}

function PackEvents({ events }: { events: readonly PackEvent[] }) {
  const { say } = useWords();
  return (
    <ul className="pack__rows">
      {events.map(({ key, day, month, date, dateLabel, title, place, time, href }) => (
        <li key={key}>
          <EventRow
            day={day}
            month={month}
            dateTime={date}
            dateLabel={dateLabel}
            title={title}
            level={3}
            href={href}
            newTabLabel={say('opensNewTab')}
            place={place}
            time={time}
          />
        </li>
      ))}
    </ul>
  );
}

/** The person to ask, with their address on paper. */
function PackRecruiter({ recruiter }: Pick<PackPageData, 'recruiter'>) {
  const Link = useLink();
  if (!recruiter) return null;
  const { title, name, job, href, picture, email } = recruiter;
  return (
    <section className="pack__recruiter" aria-labelledby="pack-recruiter">
      <h2 id="pack-recruiter">{title}</h2>
      <Link className="pack__person" href={href}>
        <Figure picture={picture} alt="" seed={name} sizes="128px" />
        <span>
          <span className="gt-heading-s pack__name">{name}</span>
          <span className="gt-small pack__note">{` ${job}`}</span>
        </span>
      </Link>
      {email && (
        <a className="gt-small pack__mail" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </section>
  );
}
