export default function Page() {
  return <h1>campus-resources-video</h1>;
}
