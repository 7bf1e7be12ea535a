/** The interface by which the benchmark drives third-party contestants through rounds of mounting and unmounting. */
interface BenchApi {
  mount(root: ParentNode): void;
  unmount(root: ParentNode): void;
}

interface Window {
  bench?: BenchApi;
}
