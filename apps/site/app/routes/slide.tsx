export default function Page() {
  return <h1>slide</h1>;
}
