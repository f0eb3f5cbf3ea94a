import { chooseVisitorType } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Links with `?as=` and the id of a visitor type make the choice of it; the parameter goes once it is read. */
export function useTypeFromAddress() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // A link changes the address before its choice is read: the choice was made on the page before.
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    const parameters = new URLSearchParams(search);
    const type = parameters.get('as');
    if (type === null) return;
    parameters.delete('as');
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
    dispatch(chooseVisitorType({ type, from })).catch(() => undefined);
  }, [dispatch, navigate, pathname, search, hash]);
}
