import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between a machine and what it runs itself, which no telephone is in. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|lxc|podman)/;
/** What a machine gives itself where nobody gave it an address. */
const MAKESHIFT = /^169\.254\./;

/** The addresses of this machine that others can reach, those first that a telephone most likely can. */
export function addressesAbroad(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !MAKESHIFT.test(address))
      .map(({ address }) => ({ address, isVirtual: VIRTUAL.test(name) })),
  );
  return found.sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual)).map(({ address }) => address);
}
