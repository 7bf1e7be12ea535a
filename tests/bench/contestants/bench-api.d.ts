/** How the benchmark drives the contestants that are not ours through rounds of mounting and unmounting. */
interface BenchApi {
  mount(root: ParentNode): void;
  unmount(root: ParentNode): void;
}

interface Window {
  bench?: BenchApi;
}
