export default function Page() {
  return <h1>resource</h1>;
}
