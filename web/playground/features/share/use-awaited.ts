import { useEffect, useState } from 'preact/hooks';

/** What a promise gives; until then, what the one before it gave. For a promise that stays the same until it is to be another. */
export function useAwaited<T>(promise: Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    const wait = async (): Promise<void> => {
      const given = await promise;
      if (isWanted) setValue(() => given);
    };
    void wait();
    return () => {
      isWanted = false;
    };
  }, [promise]);
  return value;
}
