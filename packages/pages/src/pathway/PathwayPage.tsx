import { fillMessage, type PageFacts, type Pathway } from '@tamarack-lowe/content-model';
import { graduationMonths, makePlan, monthOfYear } from '@tamarack-lowe/content-model/internal/pathway';
import { Select } from '@tamarack-lowe/ui/select';
import { type ReactNode, useMemo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { Choices, PageAddress } from '../data.ts';
import { FactList, FactsProvider } from '../facts/Facts.tsx';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { BackLink } from '../static/BackLink.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { PathwayPlan } from './PathwayPlan.tsx';
import { PathwayRing } from './PathwayRing.tsx';
import { PathwayTables } from './PathwayTables.tsx';
import { monthTitle, monthWords, planTime } from './pathwayWords.ts';

const BULLETS = [{ color: 'red', size: 84, blur: 0.55, x: 0, y: 70, mobile: { x: -20, y: 64 } }] as const;

/** Fields of the page, in its order. */
const PATHWAY_FIELDS = ['month', 'province'] as const;
type PathwayField = (typeof PATHWAY_FIELDS)[number];

/** Values of the fields. Null: nothing is chosen. `month`: `YYYY-MM`; `province`: its id. */
type PathwayChoice = Readonly<Record<PathwayField, string | null>>;

/** Data of the page. */
export type PathwayPageData = Omit<Pathway, '$schema' | 'page' | 'updated'> & {
  /** One line of the headline each. */
  title: readonly string[];
  lead: string;
  /** Facts in the texts. Undefined: there are none. */
  facts?: PageFacts | undefined;
  /** Day on which rules are as the page says them, `YYYY-MM-DD`. */
  today: string;
  /** The parent page; null without one. */
  back: PageAddress | null;
};

/** Props of the page. */
export type PathwayPageProps = PathwayPageData & {
  /** Choice from the address. The page names values that it does not know. */
  asked: PathwayChoice;
  /** The visitor chooses a `month` or a `province`. */
  onChoose: (choices: Choices) => void;
  onClear: () => void;
  /** Address of the page with one more value. */
  hrefOf: (field: PathwayField, value: string) => string;
};

/** Programs that lead to a credential: a plan by month of graduation and province, and all rules in two tables. */
export function PathwayPage(page: PathwayPageProps) {
  const { asked, back, bodies, decides, facts, labels, lead, programs, provinces, seasons, title, today } =
    page;
  const { language } = useWords();
  const months = useMemo(() => graduationMonths(today), [today]);
  const { month, province, unknown } = knownChoice(asked, { months, provinces });
  const body = bodies.find(({ id }) => id === province?.body) ?? null;
  const plan = useMemo(
    () =>
      month === null
        ? null
        : makePlan({ programs, seasons }, { graduation: month, body: body?.id ?? null, today }),
    [programs, seasons, month, body, today],
  );
  const chosen =
    month === null
      ? ''
      : fillMessage(province ? labels.chosen : labels.chosenMonth, {
          month: monthWords(month, language),
          province: province?.within ?? '',
        });
  return (
    <StaticPage className="pathway" seed={3.4} bullets={BULLETS}>
      <FactsProvider facts={facts}>
        <header className="pathway__head">
          <div>
            {back && <BackLink href={back.href}>{back.label}</BackLink>}
            <h1 tabIndex={-1}>
              {title.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </h1>
            <p className="gt-lead static-page__lead">{lead}</p>
            <p className="pathway__decides">{decides}</p>
          </div>
          <PathwayRing stages={plan?.stages ?? programs.at(-1)?.stages ?? []} labels={labels} />
        </header>
        <PathwayFields {...page} {...{ month, months }} province={province?.id ?? null}>
          {plan && planTime(plan.stages, labels, language)}
        </PathwayFields>
        <noscript>
          <p className="pathway__note">{labels.noScript}</p>
        </noscript>
        {unknown.map((field) => (
          <UnknownValue key={field} {...page} field={field} months={months} />
        ))}
        {plan && <PathwayPlan {...{ plan, province, body, labels }} title={chosen} />}
        <PathwayTables {...page} />
        <FactList facts={facts} />
      </FactsProvider>
    </StaticPage>
  );
}

/** Returns the values of the address that the page knows, and the fields whose values it does not know. */
function knownChoice(
  asked: PathwayChoice,
  { months, provinces }: { months: readonly string[]; provinces: Pathway['provinces'] },
) {
  const month = asked.month !== null && months.includes(asked.month) ? asked.month : null;
  const province = provinces.find(({ id }) => id === asked.province) ?? null;
  const known = { month, province };
  return {
    ...known,
    unknown: PATHWAY_FIELDS.filter((field) => asked[field] !== null && known[field] === null),
  };
}

type PathwayFieldsProps = PathwayPageProps & {
  months: readonly string[];
  /** Chosen values that the page knows. */
  month: string | null;
  province: string | null;
  /** The time of the plan; nothing without one. */
  children: ReactNode;
};

/** The fields for the month and the province. */
function PathwayFields({ labels, months, provinces, asked, children, ...page }: PathwayFieldsProps) {
  const { language } = useWords();
  const isChosen = asked.month !== null || asked.province !== null;
  const none = { value: '', label: labels.choose };
  return (
    <div className="filters">
      <search className="filters__choices" tabIndex={-1} aria-label={labels.filters}>
        <Select
          name="month"
          label={labels.month}
          value={page.month ?? ''}
          options={[none, ...months.map((value) => ({ value, label: monthTitle(value, language) }))]}
          onChange={(event) => page.onChoose({ month: event.target.value })}
        />
        <Select
          name="province"
          label={labels.province}
          value={page.province ?? ''}
          options={[none, ...provinces.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => page.onChoose({ province: event.target.value })}
        />
        {isChosen && <ClearFilters onClear={page.onClear}>{labels.clear}</ClearFilters>}
      </search>
      <div className="filters__results">
        <p className="gt-ui filters__count" role="status">
          {children}
        </p>
      </div>
    </div>
  );
}

/** Most letters of a value from the address. */
const MOST_LETTERS = 40;

type UnknownValueProps = PathwayPageProps & { field: PathwayField; months: readonly string[] };

/**
 * Names a value of the address that the page does not know, and links to known values: for months, those in which students
 * usually graduate.
 */
function UnknownValue({ field, asked, graduations, hrefOf, labels, months, provinces }: UnknownValueProps) {
  const { language } = useWords();
  const Link = useLink();
  const known =
    field === 'province'
      ? provinces.map(({ id, name }) => ({ id, name }))
      : months
          .filter((month) => graduations.includes(monthOfYear(month)))
          .map((month) => ({ id: month, name: monthTitle(month, language) }));
  const label = field === 'month' ? labels.unknownMonth : labels.unknownProvince;
  return (
    <div className="pathway__unknown">
      <p>{fillMessage(label, { value: (asked[field] ?? '').slice(0, MOST_LETTERS) })}</p>
      <ul>
        {known.map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOf(field, id)} replaceHere preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
