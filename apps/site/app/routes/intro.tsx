export default function Page() {
  return <h1>intro</h1>;
}
