export default function Page() {
  return <h1>connect</h1>;
}
