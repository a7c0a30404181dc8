/** The store, for every component of the page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Store } from './store.ts';

const StoreContext = createContext<Store | undefined>(undefined);

export const StoreProvider = StoreContext.Provider;

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('a component outside StoreProvider asks for the store');
  return store;
}
