/**
 * Says below the hours of an event, while somebody types, that it ends the next day. PHP says the same of what is kept
 * (`ends_next_day`).
 */
(() => {
  const note = document.getElementById('microsite-night');
  const field = (name) => document.getElementById(`_microsite_${name}`);
  const fields = ['date', 'end_date', 'start_time', 'end_time'].map(field);
  if (!note || fields.includes(null)) return;

  /** The day after `2027-01-20` in words; null for what is no day. No zone moves it: it is counted and written in UTC. */
  function dayAfter(day) {
    const time = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(time)) return null;
    const format = new Intl.DateTimeFormat(note.dataset.language, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(time + 86_400_000);
  }

  function tell() {
    const [date, lastDay, start, end] = fields.map(({ value }) => value);
    const isOneDay = lastDay === '' || lastDay === date;
    const isNight = start !== '' && end !== '' && (end < start || (start === '00:00' && end === '00:00'));
    const day = isOneDay && isNight ? dayAfter(date) : null;
    const words = day === null ? note.dataset.words : note.dataset.dated.replace('%s', day);
    const said = isOneDay && isNight ? words : '';
    // Screen readers say what changes, and only that.
    if (note.textContent !== said) note.textContent = said;
  }

  for (const each of fields) each.addEventListener('input', tell);
  tell();
})();
