/**
 * A function that remembers its last answer, so that a component is not drawn again for an equal list. Reselect would
 * do the same for 1 KB.
 */
export function memoized<Inputs extends readonly unknown[], Output>(
  compute: (...inputs: Inputs) => Output,
): (...inputs: Inputs) => Output {
  let last: { inputs: Inputs; output: Output } | undefined;
  return (...inputs) => {
    if (!last?.inputs.every((input, index) => input === inputs[index]))
      last = { inputs, output: compute(...inputs) };
    return last.output;
  };
}
