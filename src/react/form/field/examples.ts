import type { Format } from '../../../core/formats/formats.ts';

/** An answer in each format. */
export const examples: Readonly<Record<Format, string>> = {
  email: 'name@example.com',
  uri: 'https://example.com',
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00+01:00',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  time: '15:30:00',
  duration: 'P1DT12H',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'server.example.com',
};
