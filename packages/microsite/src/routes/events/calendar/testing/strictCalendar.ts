/** A property as it stands in a file, unfolded. */
export type Property = { name: string; params: Record<string, string>; value: string };
/** A component with what is in it. */
export type Component = { name: string; properties: Property[]; components: Component[] };

/**
 * Properties that each component has exactly once, and at most once. RFC 5545, 3.4 and 3.6; RFC 7986 and `X-` names.
 */
const RULES: Record<string, { once: string[]; most: string[]; inside: string[] }> = {
  VCALENDAR: {
    once: ['VERSION', 'PRODID'],
    most: ['NAME', 'REFRESH-INTERVAL', 'X-WR-CALNAME', 'X-PUBLISHED-TTL'],
    inside: ['VTIMEZONE', 'VEVENT'],
  },
  VEVENT: {
    once: ['UID', 'DTSTAMP', 'DTSTART'],
    most: ['DTEND', 'DURATION', 'RRULE', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL', 'TRANSP'],
    inside: ['VALARM'],
  },
  VALARM: { once: ['ACTION', 'DESCRIPTION', 'TRIGGER'], most: [], inside: [] },
  VTIMEZONE: { once: ['TZID'], most: [], inside: ['STANDARD', 'DAYLIGHT'] },
  STANDARD: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], most: [], inside: [] },
  DAYLIGHT: { once: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], most: [], inside: [] },
};

const TEXTS = ['UID', 'PRODID', 'VERSION', 'NAME', 'X-WR-CALNAME', 'SUMMARY', 'LOCATION', 'DESCRIPTION'];
const DATE = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?$/;
const DURATION = /^P(?:\d+W|(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;

class NotStrict extends Error {}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new NotStrict(what);
}

/**
 * Reads a calendar file strictly by RFC 5545: line ends and lengths, characters, values, the properties that a
 * component may have and how often, components after properties. Shares no code with the writer, nor with tolerant
 * readers. Throws on the first error. Knows only the properties that we write.
 */
export function readStrictly(text: string): Component {
  must(text.endsWith('\r\n'), 'The last line has no CRLF.');
  must(!/\r(?!\n)|(?<!\r)\n/.test(text), 'A line ends without CRLF.');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) {
    must(line !== '', 'A line is empty.');
    must(Buffer.byteLength(line) <= 75, `A line is longer than 75 octets: ${line}`);
    must(!/[\ud800-\udfff\ufffd]/u.test(line), `A character is broken: ${line}`);
  }
  must(!folded[0]?.startsWith(' '), 'The first line goes on with nothing.');
  const lines = text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  const properties = lines.map(readLine);
  const { component, next } = readComponent(properties, 0);
  must(component.name === 'VCALENDAR' && next === properties.length, 'There is more than one calendar.');
  must(component.components.length > 0, 'The calendar holds no component.');
  checkZones(component);
  return component;
}

function readLine(line: string): Property {
  // A value may hold any character but controls; a parameter may not hold `";:,` either.
  const match = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:[^\p{Cc}";:,]*|"[^\p{Cc}"]*"))*):([^\p{Cc}]*)$/u.exec(
    line.replaceAll('\t', ' '),
  );
  must(match !== null, `This is no content line: ${JSON.stringify(line)}`);
  const [, name = '', params = '', value = ''] = match;
  const pairs = params
    .split(';')
    .slice(1)
    .map((param) => param.split('=', 2));
  return { name, params: Object.fromEntries(pairs), value };
}

function readComponent(lines: Property[], begin: number): { component: Component; next: number } {
  const { name: word, value: name = '' } = lines[begin] ?? { name: '' };
  must(word === 'BEGIN' && name in RULES, `No component that we write begins here: ${word}:${name}`);
  const component: Component = { name, properties: [], components: [] };
  let next = begin + 1;
  for (;;) {
    const line = lines[next];
    must(line !== undefined, `${name} has no end.`);
    if (line.name === 'END') {
      must(line.value === name, `${line.value} ends inside ${name}.`);
      break;
    }
    if (line.name === 'BEGIN') {
      const inside = readComponent(lines, next);
      component.components.push(inside.component);
      next = inside.next;
      continue;
    }
    must(component.components.length === 0, `${line.name} of ${name} comes after a component.`);
    component.properties.push(line);
    next += 1;
  }
  checkComponent(component);
  return { component, next: next + 1 };
}

function checkComponent({ name, properties, components }: Component) {
  const { once, most, inside } = RULES[name] ?? { once: [], most: [], inside: [] };
  const count = (property: string) => properties.filter((each) => each.name === property).length;
  for (const property of once) must(count(property) === 1, `${name} has ${count(property)} ${property}.`);
  for (const property of most) must(count(property) <= 1, `${name} has ${count(property)} ${property}.`);
  for (const each of properties) {
    must([...once, ...most].includes(each.name), `${name} has ${each.name}, which is not expected.`);
    checkValue(each, name);
  }
  for (const each of components) must(inside.includes(each.name), `${each.name} is inside ${name}.`);
  must(name !== 'VTIMEZONE' || components.length > 0, 'A zone has no rules.');
  must(count('DTEND') + count('DURATION') <= 1, 'An event has both DTEND and DURATION.');
}

function checkValue({ name, params, value }: Property, component: string) {
  const what = `${component}, ${name}: ${value}`;
  const keys = Object.keys(params);
  if (name === 'DTSTART' || name === 'DTEND') {
    const isDate = params.VALUE === 'DATE';
    must((isDate ? DATE : DATE_TIME).test(value), `This is no ${isDate ? 'DATE' : 'DATE-TIME'}. ${what}`);
    must(existsOnCalendar(value), `There is no such day. ${what}`);
    must(keys.every((key) => key === 'VALUE' || key === 'TZID') && keys.length <= 1, `Parameters. ${what}`);
    must(params.TZID === undefined || !value.endsWith('Z'), `A time in UTC names a zone. ${what}`);
    must(component === 'VEVENT' || (keys.length === 0 && !value.endsWith('Z')), `Not local. ${what}`);
    return;
  }
  if (name === 'TRANSP') must(value === 'OPAQUE' || value === 'TRANSPARENT', what);
  if (name === 'ACTION') must(value === 'DISPLAY', what);
  const isDuration =
    ['DURATION', 'TRIGGER'].includes(name) || name === 'REFRESH-INTERVAL' || name === 'X-PUBLISHED-TTL';
  if (isDuration) must(DURATION.test(value) && value.length > 2, `This is no DURATION. ${what}`);
  if (name === 'REFRESH-INTERVAL')
    must(params.VALUE === 'DURATION' && keys.length === 1, `Parameters. ${what}`);
  else must(keys.length === 0, `Parameters. ${what}`);
  if (name === 'DTSTAMP') must(DATE_TIME.test(value) && value.endsWith('Z'), `Not in UTC. ${what}`);
  if (name === 'TZOFFSETFROM' || name === 'TZOFFSETTO')
    must(/^(?!-0+$)[+-](?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/.test(value), `This is no UTC-OFFSET. ${what}`);
  if (name === 'RRULE') must(/^FREQ=DAILY;COUNT=[1-9]\d*$/.test(value), `This is no RECUR of ours. ${what}`);
  if (TEXTS.includes(name)) must(/^(?:\\[\\;,nN]|[^\\;,])*$/.test(value), `This is no TEXT. ${what}`);
  if (name === 'VERSION') must(value === '2.0', what);
  if (name === 'URL') {
    const isUri =
      /^[a-z][a-z0-9+.-]*:(?:\/\/(?:\[[\da-f:.]+\])?)?(?:[\w.~:/?#@!$&'()*+,;=-]|%[\da-f]{2})+$/i.test(value);
    must(isUri && URL.canParse(value), `This is no URI. ${what}`);
  }
}

function existsOnCalendar(value: string): boolean {
  const [year, month, date] = [value.slice(0, 4), value.slice(4, 6), value.slice(6, 8)];
  const day = `${year}-${month}-${date}`;
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

function checkZones(calendar: Component) {
  const zones = calendar.components
    .filter(({ name }) => name === 'VTIMEZONE')
    .map((zone) => propertyValue(zone, 'TZID'));
  must(new Set(zones).size === zones.length, 'A zone is told twice.');
  const ids = eventsOf(calendar).map((event) => propertyValue(event, 'UID'));
  must(new Set(ids).size === ids.length, 'Two events have the same UID.');
  for (const event of eventsOf(calendar)) {
    const [start, end] = ['DTSTART', 'DTEND'].map((name) =>
      event.properties.find((each) => each.name === name),
    );
    for (const zone of [start?.params.TZID, end?.params.TZID])
      must(zone === undefined || zones.includes(zone), `${zone} is not told.`);
    if (!start || !end) continue;
    must(start.params.VALUE === end.params.VALUE, 'DTEND is not of the type of DTSTART.');
    must(start.value.endsWith('Z') === end.value.endsWith('Z'), 'DTEND is not of the form of DTSTART.');
    must(momentOf(calendar, end) > momentOf(calendar, start), `It ends before it began: ${end.value}`);
  }
}

/** The events of a calendar, in order. */
export function eventsOf({ components }: Component): Component[] {
  return components.filter(({ name }) => name === 'VEVENT');
}

/** The value of a property; empty without one. */
export function propertyValue({ properties }: Component, name: string): string {
  return properties.find((each) => each.name === name)?.value ?? '';
}

/**
 * The moment (ms since 1970) of a DTSTART or DTEND by the zone rules in the same file (RFC 5545, 3.3.5). When clocks go
 * back, the first of the two moments; when they skip a time, the offset before the change applies. Floating times count
 * as UTC.
 */
export function momentOf(calendar: Component, { value, params }: Property): number {
  const wall = wallOf(value);
  if (params.TZID === undefined) return wall;
  const zone = calendar.components.find(
    (each) => each.name === 'VTIMEZONE' && propertyValue(each, 'TZID') === params.TZID,
  );
  const changes = (zone?.components ?? [])
    .map((each) => {
      const [from, to] = [
        offsetOf(propertyValue(each, 'TZOFFSETFROM')),
        offsetOf(propertyValue(each, 'TZOFFSETTO')),
      ];
      return { moment: wallOf(propertyValue(each, 'DTSTART')) - from, from, to };
    })
    .sort((a, b) => a.moment - b.moment);
  const [first] = changes;
  must(first !== undefined && wall - first.from >= first.moment, `No rule says what ${value} is.`);
  // In chronological order, so that the first of two moments is found first.
  for (const [index, { moment, from, to }] of changes.entries()) {
    const until = changes[index + 1]?.moment ?? Number.POSITIVE_INFINITY;
    if (wall - to < moment) return wall - from;
    if (wall - to < until) return wall - to;
  }
  throw new NotStrict(`No rule says what ${value} is.`);
}

function wallOf(value: string): number {
  const [, year, month, date, hours = '00', minutes = '00', seconds = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(value) ?? [];
  return Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
}

function offsetOf(value: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(value) ?? [];
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}
