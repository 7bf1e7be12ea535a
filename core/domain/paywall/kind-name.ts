const PERIOD = /[\s,–-]+per\s+(?:(?:\d+|drie|zes)\s+)?(?:maand|maanden|kwartaal|half\s?jaar|jaar)$/i;

/** Returns the name of a product without its period: `Digitaal` of `Digitaal, per maand`. */
export function kindName(name: string): string {
  return name.trim().replace(PERIOD, '') || name;
}
