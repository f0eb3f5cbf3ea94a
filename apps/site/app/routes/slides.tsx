import { Outlet } from 'react-router';
export default function Slides() { return <Outlet />; }
