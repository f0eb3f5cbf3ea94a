/** A pull past the first or last picture gives way by this share. */
const GIVE = 0.3;

/**
 * How far a row follows a finger that went `dx` px, in px: all the way, or a little where `shut` says that there is
 * nothing in that direction.
 */
export function dragOf(dx: number, shut: { left: boolean; right: boolean }): number {
  return dx < 0 ? dx * (shut.left ? GIVE : 1) : dx * (shut.right ? GIVE : 1);
}
