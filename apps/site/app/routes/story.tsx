export default function Page() {
  return <h1>story</h1>;
}
