import type { ReactNode } from 'react';
import './globals.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>Host</title>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
