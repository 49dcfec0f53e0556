import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { addressesAbroad } from './addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo =>
  ({
    address,
    family,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  }) as NetworkInterfaceInfo;

it('a telephone is sent to where it most likely is, and never to this machine itself', () => {
  expect(
    addressesAbroad({
      lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
      docker0: [at('172.17.0.1')],
      'vEthernet (WSL)': [at('172.29.0.1')],
      wlan0: [at('192.168.1.20'), at('fe80::1', 'IPv6')],
      eth0: [at('10.0.0.7')],
      usb0: [at('169.254.3.4')],
      gone: undefined,
    }),
  ).toEqual(['192.168.1.20', '10.0.0.7', '172.17.0.1', '172.29.0.1']);
});
