import { chooseVisitorType } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Links with `?as=student` or `?as=experienced` make the choice of type; the parameter goes once it is read. */
export function useTypeFromAddress() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const type = parameters.get('as');
    if (type === null) return;
    parameters.delete('as');
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
    dispatch(chooseVisitorType({ type, from: pathname })).catch(() => undefined);
  }, [dispatch, navigate, pathname, search, hash]);
}
