/** Returns the events of WordPress as JSON. */
export async function publishedEvents(home: string): Promise<{ id: number; [field: string]: unknown }[]> {
  const answer = await fetch(`${home}/wp-json/api/campus_events`);
  const { events } = (await answer.json()) as { events: { id: number }[] };
  return events;
}
