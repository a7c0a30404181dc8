'use client';

import { useEffect, useState } from 'react';
import { pairs } from '../pairs';

async function pairsOfWorker() {
  const worker = new Worker(new URL('../worker.js', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
  });
}

async function pairsOfHandler() {
  return (await fetch('/api/pairs')).text();
}

export function Found({ server }) {
  const [found, setFound] = useState();
  useEffect(() => {
    Promise.all([pairs(), pairsOfWorker(), pairsOfHandler()]).then(([client, worker, handler]) =>
      setFound({ client, worker, handler }),
    );
  }, []);
  const places = { 'server component': server, ...found };
  const words = Object.entries(places).map(([name, pairs]) => `${name}: ${pairs}`);
  return <output>{found ? words.join(', ') : '...'}</output>;
}
