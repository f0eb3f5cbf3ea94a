/** The place that a key asks for; `onwards` is 1 where text runs to the right, else -1. Other keys ask for none. */
export function wishOfKey(
  key: string,
  { index, count, onwards }: { index: number; count: number; onwards: number },
): number | undefined {
  const wishes: Record<string, number> = {
    ArrowRight: index + onwards,
    ArrowLeft: index - onwards,
    Home: 0,
    End: count - 1,
  };
  return wishes[key];
}
