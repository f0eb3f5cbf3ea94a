export function CaptionsEditor() {
  return null;
}
