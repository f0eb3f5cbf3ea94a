import { EventRow, EventRowsWaiting } from './EventRow.tsx';

const args = {
  day: '12',
  month: 'Jan',
  dateTime: '2027-01-12',
  dateLabel: 'Tuesday, January 12, 2027',
  title: 'Coffee chat at Concordia',
  place: 'Montréal, Québec',
  time: '17:00 to 19:00',
  kind: 'In person',
  href: 'https://events.example/12',
  newTabLabel: '(opens in a new tab)',
};

export default { title: 'Campus/Event row', component: EventRow };

export const Default = { args };
export const WithoutLink = { args: { ...args, href: undefined } };
export const WithAction = { args: { ...args, action: <a href="#calendar">Add to calendar</a> } };
export const Past = { args: { ...args, past: true } };
export const Undated = {
  args: { ...args, day: '?', month: undefined, dateTime: undefined, dateLabel: 'Date to be confirmed' },
};
export const LongFrench = {
  args: {
    ...args,
    title: 'Rencontre avec l’équipe de certification et café avec les associés du bureau',
    place: 'En ligne',
  },
};
export const Waiting = { render: () => <EventRowsWaiting label="Looking for events…" /> };
